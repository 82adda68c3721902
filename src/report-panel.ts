/** `gatsby develop` streams the content report from here. */
export const reportAddress = "/__report";

const style = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 60vh; overflow: auto;
    padding: 1rem 1.5rem; border-top: 4px solid #f79622; background: #fff; color: #14213d;
    font: 0.875rem/1.5 ui-monospace, monospace; box-shadow: 0 0 2rem rgb(0 0 0 / 40%);
  }
  p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The panel stays until every problem is corrected. */
export function showReport(): void {
  const host = document.createElement("div");
  // In a shadow tree, the styles of the site do not apply to the panel.
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = `<style>${style}</style><section role="alert"></section>`;
  const text = document.createElement("p");
  root.lastElementChild?.append(text);
  new EventSource(reportAddress).onmessage = ({ data }) => {
    text.textContent = JSON.parse(data);
    if (text.textContent === "") host.remove();
    else document.body.append(host);
  };
}
