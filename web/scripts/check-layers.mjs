/** The client's folders in their order: prints every import that breaks it. */
import { fileURLToPath } from 'node:url';
import { importsOf } from './imports.mjs';
import { faultsOf } from './layers.mjs';

const graph = importsOf(fileURLToPath(new URL('../src', import.meta.url)));
const faults = faultsOf(graph);
for (const fault of faults) console.error(fault);
if (faults.length) process.exit(1);
console.log(`${graph.size} files in their layers`);
