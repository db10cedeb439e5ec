/** What the page brings along for its first paint: its styles, the fonts, and a script that knows which files come next. */
import { readFileSync } from 'node:fs';
import { minifySync, transformSync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import type { Files } from '../src/early.ts';
import { PAGE_NAMES } from '../src/pages/names.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

interface Wishes {
  /** By language, and for all of them: a part of the names of the fonts to fetch first. */
  fonts: Record<string, string>;
  /** The files of the function `early`: what it calls, then itself. */
  early: readonly string[];
}

const FOLDER = 'assets/';
const bare = (file: string) => file.slice(FOLDER.length);

/** A chunk and what it imports, scripts and styles, without what is there already. */
function needs(bundle: Bundle, file: string, there: ReadonlySet<string>): string[] {
  const needed = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (needed.has(name) || there.has(name) || chunk?.type !== 'chunk') return;
    needed.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!there.has(style)) needed.add(style);
    chunk.imports.forEach(add);
  };
  add(file);
  return [...needed];
}

export function filesOf(bundle: Bundle, fonts: Wishes['fonts'] = {}): Files {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const entry = chunks.find((one) => one.isEntry);
  const there = new Set(entry ? needs(bundle, entry.fileName, new Set()) : []);
  const files: Files = { pages: {}, words: {}, games: {}, lessons: {}, fonts: {} };
  const fontFiles = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  for (const [language, part] of Object.entries(fonts))
    files.fonts[language] = fontFiles.filter((name) => name.includes(part)).map(bare);
  const addresses = new Map(Object.entries(PAGE_NAMES).map(([address, name]) => [name, address]));
  for (const { facadeModuleId, fileName, moduleIds } of chunks) {
    const from = facadeModuleId ?? '';
    // A page may share its chunk with what other pages need, too.
    const pages = moduleIds.map((id) => addresses.get(/src\/pages\/(\w+)\.svelte$/.exec(id)?.[1] ?? ''));
    const lesson = /src\/views\/learn\/(\w+Lesson|Lesson\w+)\.svelte$/.exec(from)?.[1];
    const [, game, part] = /src\/games\/([\w-]+)\/(ui|example)\.ts$/.exec(from) ?? [];
    const [, language, chapter] = /virtual:words\/(\w+)\/([\w-]+)$/.exec(from) ?? [];
    const all = () => needs(bundle, fileName, there).map(bare);
    for (const page of pages) if (page !== undefined) files.pages[page] = all();
    if (lesson) files.lessons[lesson] = all();
    else if (game && part) files.games[game] = { ...files.games[game], [part]: all() };
    else if (language && chapter)
      files.words[chapter] = { ...files.words[chapter], [language]: bare(fileName) };
  }
  return files;
}

/** The function `early`, with what it calls, as a script that runs by itself. */
function script(sources: readonly string[], files: Files): string {
  const codes = sources.map((source) => transformSync('early.ts', readFileSync(source, 'utf8')).code);
  const bare = codes
    .join('\n')
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
  const plain = `{${bare};early(${JSON.stringify(files)})}`;
  return minifySync('early.js', plain, { module: false }).code.trim();
}

/** The styles of the entry and of what it imports go into the page, and nobody fetches them. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') return link;
    delete bundle[file];
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
    return `\n    <style>${String(asset.source).trim().replaceAll('url(./', `url(/${FOLDER}`)}</style>`;
  });
}

export function firstPaint(wishes: Wishes): Plugin {
  return {
    name: 'fullhouse-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const first = [`<script>${script(wishes.early, filesOf(bundle, wishes.fonts))}</script>`];
        // The files find each other wherever they lie; the page itself is shown at many addresses.
        const fixed = html.replaceAll('="./', '="/');
        return withStyles(fixed, bundle).replace('</title>', () => `</title>\n    ${first.join('\n    ')}`);
      },
    },
  };
}
