/** Few files instead of many small ones, by what imports what: nobody lists their modules. */
import type { Rolldown } from 'vite';

/**
 * Chunks by name, in the order in which pages need them, each with the files that it begins with; it has what these import at once.
 * What a page takes from a chunk that it needs nothing else of stands in the last one that it needs: so it fetches no later one.
 */
export function chunksFrom(
  chunks: Readonly<Record<string, readonly string[]>>,
  pages: readonly string[],
): Rolldown.CodeSplittingGroup[] {
  const names = Object.keys(chunks);
  const roots = Object.values(chunks);
  let places: Map<string, number> | undefined;
  const find = ({ getModuleInfo }: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>) => {
    const withImports = (files: readonly string[], all = new Set<string>()): Set<string> => {
      for (const file of files)
        if (!all.has(file)) withImports(getModuleInfo(file)?.importedIds ?? [], all.add(file));
      return all;
    };
    const placeOf = new Map<string, number>();
    const least = (files: Iterable<string>, place: number, isNew: boolean) => {
      for (const file of files) {
        const before = placeOf.get(file) ?? (isNew ? place : undefined);
        if (before !== undefined) placeOf.set(file, Math.min(before, place));
      }
    };
    for (const [place, files] of roots.entries()) least(withImports(files), place, true);
    for (const page of pages) {
      const files = withImports([page]);
      const last = roots.findLastIndex((some) => some.some((root) => files.has(root)));
      least(files, Math.max(0, last), false);
    }
    return placeOf;
  };
  return [
    {
      name: (id, context) => {
        places ??= find({ getModuleInfo: (file) => context.getModuleInfo(file) });
        return names[places.get(id) ?? -1] ?? null;
      },
    },
  ];
}
