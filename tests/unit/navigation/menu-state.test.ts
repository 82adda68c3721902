import { closed, type MenuState, menuReducer } from "../../../src/components/navigation/menu-state";

const opened = (menu: number, cause: MenuState["cause"]): MenuState => ({ open: menu, cause });

describe("a submenu of the header", () => {
  test("opens on hover and closes when the pointer leaves", () => {
    const hovered = menuReducer(closed, { type: "hover", menu: 2 });
    expect(hovered).toEqual(opened(2, "hover"));
    expect(menuReducer(hovered, { type: "leave", menu: 2 })).toEqual(closed);
  });

  test("stays open when the pointer that opened it clicks, and closes on the next click", () => {
    const pressed = menuReducer(opened(2, "hover"), { type: "press", menu: 2 });
    expect(pressed).toEqual(opened(2, "click"));
    expect(menuReducer(pressed, { type: "leave", menu: 2 })).toEqual(pressed);
    expect(menuReducer(pressed, { type: "press", menu: 2 })).toEqual(closed);
  });

  test("opens on keyboard focus, and the keyboard's click closes and opens it", () => {
    const focused = menuReducer(closed, { type: "focus", menu: 3 });
    expect(focused).toEqual(opened(3, "focus"));
    const shut = menuReducer(focused, { type: "click", menu: 3 });
    expect(shut).toEqual(closed);
    expect(menuReducer(shut, { type: "click", menu: 3 })).toEqual(opened(3, "click"));
  });

  test("closes when the focus moves away, however it was opened", () => {
    for (const cause of ["hover", "focus", "click"] as const) {
      expect(menuReducer(opened(3, cause), { type: "blur", menu: 3 })).toEqual(closed);
    }
  });

  test("gives way to another submenu", () => {
    expect(menuReducer(opened(2, "click"), { type: "hover", menu: 3 })).toEqual(opened(3, "hover"));
    expect(menuReducer(opened(2, "click"), { type: "press", menu: 3 })).toEqual(opened(3, "click"));
  });

  test("is not closed by what happens at another", () => {
    const state = opened(2, "hover");
    expect(menuReducer(state, { type: "leave", menu: 3 })).toBe(state);
    expect(menuReducer(state, { type: "blur", menu: 3 })).toBe(state);
  });

  test("closes with everything else", () => {
    expect(menuReducer(opened(2, "click"), { type: "close" })).toEqual(closed);
  });
});
