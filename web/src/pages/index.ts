/** The pages by the first part of their address, each fetched when it is first needed. */
import type { Component } from 'svelte';
import { openChapter } from '../words/words.svelte';
import { hasBaseWords, NOWHERE, PAGE_NAMES } from './names';

type Page = { default: Component<Record<string, never>> };

const files = import.meta.glob<Page>('./*.svelte');
const here = new Map<string, Page>();

/** A page that has been fetched already: it can be shown at once, and nothing jumps. */
export const readyPage = (name: string): Page | undefined => here.get(name);

export async function loadPage(name: string): Promise<Page> {
  const file = Object.hasOwn(PAGE_NAMES, name) ? PAGE_NAMES[name] : NOWHERE;
  const load = files[`./${file}.svelte`];
  if (!load) throw new Error(`no such page: ${file}`);
  const [page] = await Promise.all([load(), hasBaseWords(name) ? null : openChapter('pages')]);
  here.set(name, page);
  return page;
}
