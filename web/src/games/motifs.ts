/** The pictures on the boxes, apart from what a table needs: no board waits for them. */
import type { Component } from 'svelte';

const motifs = import.meta.glob<Component>('./*/Motif.svelte', { eager: true, import: 'default' });

export const motifOf = (id: string): Component | undefined => motifs[`./${id}/Motif.svelte`];
