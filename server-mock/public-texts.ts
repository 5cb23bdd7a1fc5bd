/** On the bus when words that public pages show have changed: pages that are kept are made anew. */
export const publicTextsChanged = 'public-words-changed';
