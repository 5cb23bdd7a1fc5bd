// Before any test file: Dexie looks for IndexedDB when it is loaded, which may be in the first file of a worker that
// needs none.
import 'fake-indexeddb/auto';
