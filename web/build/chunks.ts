/** Few files instead of many small ones: each begins with some modules, and has what they import at once. */
import type { Rolldown } from 'vite';

/** A group for each name, with the files that it begins with. What several would have belongs to the first of them. */
export function chunksFrom(
  roots: Readonly<Record<string, readonly string[]>>,
): Rolldown.CodeSplittingGroup[] {
  const names = new Map<string, string>();
  const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
    const add = (name: string, module: string) => {
      if (names.has(module)) return;
      names.set(module, name);
      for (const one of context.getModuleInfo(module)?.importedIds ?? []) add(name, one);
    };
    if (!names.size)
      for (const [name, files] of Object.entries(roots)) for (const file of files) add(name, file);
    return names.get(id) ?? null;
  };
  return [{ name }];
}
