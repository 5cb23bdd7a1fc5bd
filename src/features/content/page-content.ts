import type { MessageDescriptor } from '@lingui/core';

export interface Question {
  readonly id: string;
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
}

/** One piece of a section, in the order in which it is read. */
export type Block =
  | { readonly kind: 'text'; readonly text: MessageDescriptor }
  | { readonly kind: 'points' | 'steps'; readonly items: readonly MessageDescriptor[] }
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [MessageDescriptor, MessageDescriptor | string])[];
    }
  | { readonly kind: 'questions'; readonly items: readonly Question[] }
  | { readonly kind: 'photo'; readonly photo: Photo }
  | { readonly kind: 'mail'; readonly address: string };

/** A photo of the catalogue with its dominant colour; it says nothing that the text does not say. */
interface Photo {
  readonly key: string;
  readonly color: string;
}

export interface Section {
  /** The anchor that the table of contents leads to. */
  readonly id: string;
  readonly heading: MessageDescriptor;
  readonly blocks: readonly Block[];
}

/** The addresses of the pages that hold words alone (ROUTE-005, ROUTE-032..043). */
export type ContentPath =
  | '/contact'
  | '/over-ons'
  | '/hoe-werkt-het'
  | '/verkopen'
  | '/kopersbescherming'
  | '/retourneren'
  | '/duurzaamheid'
  | '/pages/faq'
  | '/inspiratie/alles-over-tweedehands-vintage-antiek'
  | '/pop-up'
  | '/welkom'
  | '/tweedekans-info';

/** A page of words: its sentences are descriptors, read in the language of the moment. */
export interface PageContent {
  /** The one address that search engines keep. */
  readonly path: ContentPath;
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  readonly photo: Photo;
  readonly sections: readonly Section[];
  readonly related: readonly ContentPath[];
}

export const text = (words: MessageDescriptor): Block => ({ kind: 'text', text: words });
export const points = (...items: MessageDescriptor[]): Block => ({ kind: 'points', items });
export const steps = (...items: MessageDescriptor[]): Block => ({ kind: 'steps', items });
export const photo = (key: string, color: string): Block => ({ kind: 'photo', photo: { key, color } });
