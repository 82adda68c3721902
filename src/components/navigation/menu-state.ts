/** Which submenu of the header is open, and what opened it. */
export type MenuState = {
  open: number | undefined;
  cause: "hover" | "focus" | "click" | undefined;
};

/** What a visitor does with a submenu's button or with the space around it and its panel. */
export type MenuAction =
  | { type: "hover" | "focus" | "press"; menu: number }
  | { type: "click"; menu: number }
  | { type: "leave" | "blur"; menu: number }
  | { type: "close" };

export const closed: MenuState = { open: undefined, cause: undefined };

/**
 * The disclosure of submenus (APG: disclosure navigation). A click or Enter opens and closes. Keyboard focus
 * and a hovering pointer open too; a click of that pointer then holds the submenu open, since whoever clicks
 * an open menu that opened by itself means to open it.
 *
 * `press` is a click with a pointer, `click` one with the keyboard.
 */
export function menuReducer(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case "hover":
    case "focus":
      return state.open === action.menu ? state : { open: action.menu, cause: action.type };
    case "press":
      return state.open === action.menu && state.cause !== "hover"
        ? closed
        : { open: action.menu, cause: "click" };
    case "click":
      return state.open === action.menu ? closed : { open: action.menu, cause: "click" };
    case "leave":
      return state.open === action.menu && state.cause === "hover" ? closed : state;
    case "blur":
      return state.open === action.menu ? closed : state;
    case "close":
      return closed;
  }
}
