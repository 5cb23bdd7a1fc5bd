import { expose } from 'comlink';
import type { PhotoWorkerApi } from './contract.ts';
import { keepOriginal } from './keep-original.ts';
import { prepare } from './prepare.ts';

const api: PhotoWorkerApi = { prepare, keepOriginal: (file) => keepOriginal(file) };

expose(api);
