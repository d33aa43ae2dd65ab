import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./factor-tree.module.css";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { type FigureProps, numberOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";
import { Tap } from "./parts/tap.tsx";

type Node = { value: number; branches?: readonly [Node, Node] };

const LEVEL = 66;
const GAP = 58;

/** A number, split by the child's own factors until nothing can be split. */
export default function FactorTree({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const number = numberOf(settings, "number", 60, 4, 9999);
  const field = useId();
  const [tree, setTree] = useState<Node>({ value: number });
  const [path, setPath] = useState<string>("");
  const [factor, setFactor] = useState("");
  const [said, setSaid] = useState<string | null>(null);
  const placed = place(tree, "", 0, 0).nodes;
  const chosen = placed.find((it) => it.path === path) ?? placed[0];
  const leaves = placed.filter(({ node }) => !node.branches);
  const isDone = leaves.every(({ node }) => isPrime(node.value));
  const width = Math.max(4, leaves.length) * GAP;
  const depth = Math.max(...placed.map(({ level }) => level));

  function split(event: FormEvent): void {
    event.preventDefault();
    const by = Number(factor);
    const value = chosen?.node.value ?? 0;
    if (!Number.isInteger(by) || by <= 1 || by >= value || value % by !== 0) {
      setSaid(t(by === 1 || by === value ? "factorTree.trivial" : "factorTree.not", { factor: factor || "0", value }));
      return;
    }
    const next = splitAt(tree, path, by);
    setTree(next);
    setFactor("");
    setSaid(null);
    const open = place(next, "", 0, 0).nodes.find(({ node }) => !node.branches && !isPrime(node.value));
    setPath(open?.path ?? "");
  }

  return (
    <Stage
      label={t("factorTree.label", { number })}
      how={t("factorTree.how")}
      box={[0, 0, width, (depth + 1) * LEVEL]}
      width={Math.min(34, width / 13)}
      controls={
        <>
          {!isDone && chosen && (
            <form onSubmit={split} className={styles.split}>
              <label htmlFor={field}>{t("factorTree.factor", { value: chosen.node.value })}</label>
              <input
                id={field}
                inputMode="numeric"
                autoComplete="off"
                value={factor}
                onChange={(event) => setFactor(event.currentTarget.value)}
                className={classes.number}
              />
              <button type="submit" className={classes.press}>
                {t("factorTree.split")}
              </button>
            </form>
          )}
          {tree.branches && (
            <Press
              onClick={() => {
                setTree({ value: number });
                setPath("");
                setSaid(null);
              }}
            >
              {t("again")}
            </Press>
          )}
        </>
      }
      said={
        said ??
        (isDone
          ? `${number} = ${leaves
              .map(({ node }) => node.value)
              .sort((a, b) => a - b)
              .join(" × ")}`
          : "")
      }
    >
      {placed.map(({ path: own, x, level, parent }) => (
        <g key={own}>
          {parent && (
            <path
              className={classes.thin}
              d={`M${parent.x * GAP + GAP / 2} ${parent.level * LEVEL + 44}L${x * GAP + GAP / 2} ${level * LEVEL + 10}`}
            />
          )}
        </g>
      ))}
      {placed.map(({ node, path: own, x, level }) => {
        const isLeaf = !node.branches;
        const prime = isLeaf && isPrime(node.value);
        return (
          <Tap
            key={own}
            label={t(prime ? "factorTree.prime" : "factorTree.node", { value: node.value })}
            pressed={isLeaf && !prime ? own === path : undefined}
            disabled={!isLeaf || prime}
            onTap={() => setPath(own)}
            x={x * GAP + GAP / 2}
            y={level * LEVEL + 27}
          >
            <rect
              x={-25}
              y={-17}
              width={50}
              height={34}
              rx={17}
              className={prime ? classes.other : own === path && isLeaf ? classes.pale : classes.faint}
              stroke="var(--line-strong)"
            />
            <text y={6}>{node.value}</text>
          </Tap>
        );
      })}
    </Stage>
  );
}

type Placed = { node: Node; path: string; x: number; level: number; parent?: { x: number; level: number } };

/** Leaves stand side by side, and whatever has branches in the middle above them. */
function place(node: Node, path: string, from: number, level: number): { nodes: Placed[]; width: number; x: number } {
  if (!node.branches) return { nodes: [{ node, path, x: from, level }], width: 1, x: from };
  const left = place(node.branches[0], `${path}0`, from, level + 1);
  const right = place(node.branches[1], `${path}1`, from + left.width, level + 1);
  const x = (left.x + right.x) / 2;
  const below = [...left.nodes, ...right.nodes].map((it) =>
    it.path.length === path.length + 1 ? { ...it, parent: { x, level } } : it,
  );
  return { nodes: [{ node, path, x, level }, ...below], width: left.width + right.width, x };
}

function splitAt(node: Node, path: string, by: number): Node {
  if (path === "") return { value: node.value, branches: [{ value: by }, { value: node.value / by }] };
  if (!node.branches) return node;
  const [left, right] = node.branches;
  const rest = path.slice(1);
  return { ...node, branches: path[0] === "0" ? [splitAt(left, rest, by), right] : [left, splitAt(right, rest, by)] };
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false;
  return value > 1;
}
