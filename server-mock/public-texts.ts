/** Published on the bus when texts of public pages have changed, so that cached pages are rendered again. */
export const publicTextsChanged = 'public-words-changed';
