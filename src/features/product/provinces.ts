import { belgianProvinces, dutchProvinces } from '#domain/catalog/provinces.ts';

export const allProvinces = [...dutchProvinces, ...belgianProvinces];
