import { structure } from "./before-hydration";

const isIn = (nodes: ReadonlySet<Node>, node: Node | null): boolean =>
  node !== null && (nodes.has(node) || isIn(nodes, node.parentNode));

/** Returns the nodes that other scripts have added, and the elements from which they have removed nodes. */
function changedNodes(changes: readonly MutationRecord[]) {
  const [added, removed, parents] = [new Set<Node>(), new Set<Node>(), new Set<Node | null>()];
  for (const { target, addedNodes, removedNodes } of changes) {
    for (const node of removedNodes) {
      if (added.has(node)) continue;
      removed.add(node);
      parents.add(target);
    }
    for (const node of addedNodes) if (!removed.has(node)) added.add(node);
  }
  return { added, parents };
}

/**
 * Undoes changes of the page, the latest first. Returns a function that puts added nodes back, except where
 * they replace nodes of the page, as a translation does.
 */
function undo(changes: readonly MutationRecord[]): () => void {
  const { added, parents } = changedNodes(changes);
  const places = [...added].flatMap((node) => {
    const { parentNode } = node;
    let next = node.nextSibling;
    while (next && added.has(next)) next = next.nextSibling;
    return !parentNode || parents.has(parentNode) || isIn(added, parentNode)
      ? []
      : { node, parentNode, next };
  });
  for (const { type, target, addedNodes, removedNodes, nextSibling, oldValue } of changes.toReversed()) {
    if (isIn(added, target)) continue;
    if (type === "characterData") target.nodeValue = oldValue;
    for (const node of addedNodes) node.parentNode?.removeChild(node);
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, next);
  }
  return () => {
    for (const { node, parentNode, next } of places)
      parentNode.insertBefore(node, next?.parentNode === parentNode ? next : null);
  };
}

/**
 * Restores the page as it was parsed, and keeps it so, because React would replace all elements if it found
 * others than it expects. Browser extensions and translators add and replace some.
 *
 * @param changes the changes of the body since it was parsed
 * @returns a function that ends this, and puts back what others have added
 */
export function holdBack(changes: readonly MutationRecord[], page: Element): () => void {
  const returns: (() => void)[] = [];
  let lost: Element | null = null;
  /** Removing an element takes the focus from it, also if the element returns. */
  const keepFocus = (action: () => void) => {
    const { activeElement } = document;
    action();
    if (activeElement !== document.activeElement) lost = activeElement;
    if (!lost?.isConnected) return;
    if (lost instanceof HTMLElement) lost.focus({ preventScroll: true });
    lost = null;
  };
  const undoAll = (changes: readonly MutationRecord[]) => keepFocus(() => returns.push(undo(changes)));
  undoAll(changes.filter(({ target }) => page.contains(target) || !target.isConnected));
  const observer = new MutationObserver((changes) => {
    undoAll(changes);
    observer.takeRecords();
  });
  observer.observe(page, structure);
  return () => {
    observer.disconnect();
    keepFocus(() => {
      for (const putBack of returns) putBack();
    });
  };
}
