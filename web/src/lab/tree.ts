import type { SearchCall } from "../engine/types";

/** A call of the drawn tree, with the place of the call that made it. */
export interface TreeNode {
  begin: number;
  end: number | null;
  digit: number | null;
  x: number;
  y: number;
  from: { x: number; y: number } | undefined;
}

export interface Drawn {
  nodes: TreeNode[];
  width: number;
  height: number;
}

const ACROSS = 20;
const DOWN = 26;

/** Places for the calls of a search: a call without further calls takes a column, another stands in the middle above its own. */
export function lay(calls: readonly SearchCall[]): Drawn {
  const nodes: TreeNode[] = calls.map(([begin, level, , digit, end]) => ({
    begin,
    end,
    digit,
    x: 0,
    y: level * DOWN + DOWN / 2,
    from: undefined,
  }));
  const parents = new Map<TreeNode, TreeNode>();
  const path: TreeNode[] = [];
  calls.forEach(([, level], i) => {
    const [node, parent] = [nodes[i], path[level - 1]];
    if (!node) return;
    if (parent && level > 0) parents.set(node, parent);
    path.length = level;
    path[level] = node;
  });
  const own = new Map<TreeNode, number[]>();
  let columns = 0;
  // From the last call to the first, every call comes after those that it made.
  for (const node of nodes.toReversed()) {
    const below = own.get(node);
    node.x = below ? (Math.min(...below) + Math.max(...below)) / 2 : columns++;
    const parent = parents.get(node);
    if (parent) own.set(parent, [...(own.get(parent) ?? []), node.x]);
  }
  for (const node of nodes) node.x = (columns - 1 - node.x) * ACROSS + ACROSS / 2;
  for (const [node, parent] of parents) node.from = { x: parent.x, y: parent.y };
  const deepest = Math.max(0, ...calls.map(([, level]) => level));
  return { nodes, width: Math.max(1, columns) * ACROSS, height: (deepest + 1) * DOWN };
}
