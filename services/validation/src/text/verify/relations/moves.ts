import type { Graph } from '../meaning/graph';
import type { Edit } from './edits';

/** Items that stand next to each other in both texts, at another place of the rewriting. */
export interface Block {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The items of the post between where the block stood and where it stands now. */
  readonly crossed: readonly number[];
}

/** Items that a moved block may be away from where it stood. */
const REACH = 60;

/** Whether two items say the same where the readings of single items do not show it: "300" and "300 mg". */
export type IsSame = (from: number, to: number) => boolean;

/** The blocks that dropped and added items form together. */
export function movedBlocks(
  open: readonly Edit[],
  edits: readonly Edit[],
  graphs: { readonly post: Graph; readonly rewriting: Graph },
  isSame: IsSame,
): readonly Block[] {
  const places = open.flatMap((edit) => edit.dropped.map((at) => ({ at, edit })));
  const used = new Set<number>();
  const blocks: { from: number[]; to: number[]; gone: Edit; come: Edit }[] = [];
  for (const come of edits)
    for (const to of [...come.added, ...come.free].sort((a, b) => a - b)) {
      const keys = keysAt(graphs.rewriting, to);
      const fits = places.filter(
        ({ at, edit }) =>
          edit !== come &&
          !used.has(at) &&
          Math.abs(at - to) < REACH &&
          (open.includes(come) || come.free.includes(to)) &&
          ([...keysAt(graphs.post, at)].some((key) => keys.has(key) || keys.has(otherGender(key))) || isSame(at, to)),
      );
      const last = blocks.at(-1);
      const fit = fits.find(({ at }) => last?.from.at(-1) === at - 1) ?? fits[0];
      if (fit === undefined) continue;
      used.add(fit.at);
      if (last && last.come === come && last.gone === fit.edit && fit.at > (last.from.at(-1) ?? 0)) {
        last.from.push(fit.at);
        last.to.push(to);
      } else blocks.push({ from: [fit.at], to: [to], gone: fit.edit, come });
    }
  return blocks.map(({ from, to, gone, come }) => ({ from, to, crossed: crossedBy(gone, come) }));
}

/** "Bombinha nova" is "novo inalador". */
const otherGender = (key: string): string =>
  key.replace(
    /^(w:\p{L}{3,})([oa])(s?)$/u,
    (_, stem: string, ending: string, many: string) => `${stem}${ending === 'o' ? 'a' : 'o'}${many}`,
  );

function crossedBy(gone: Edit, come: Edit): readonly number[] {
  const [start, end] =
    come.before[0] < gone.before[0] ? [come.after[0], gone.before[0]] : [gone.after[0], come.before[0]];
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, offset) => start + offset);
}

/** The keys of the readings of one item alone. */
function keysAt({ edges }: Graph, at: number): ReadonlySet<string> {
  return new Set((edges[at] ?? []).flatMap(({ key, to }) => (key !== null && to === at + 1 ? [key] : [])));
}
