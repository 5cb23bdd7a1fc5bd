import type { MessageDescriptor } from '@lingui/core';

export interface Question {
  readonly id: string;
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
}

/** A path of the shop or a URL, with its text; names of organisations are not translated. */
type ContentLink = readonly [href: string, label: MessageDescriptor | string];

/** One block of a section; blocks are in reading order. */
export type Block =
  | { readonly kind: 'text'; readonly text: MessageDescriptor }
  | { readonly kind: 'points' | 'steps'; readonly items: readonly MessageDescriptor[] }
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [MessageDescriptor | string, MessageDescriptor | string])[];
    }
  | { readonly kind: 'questions'; readonly items: readonly Question[] }
  | { readonly kind: 'photo'; readonly photo: Photo }
  | { readonly kind: 'links'; readonly items: readonly ContentLink[] }
  | { readonly kind: 'mail' };

/** A photo of the catalogue with its dominant colour; it adds nothing to the text. */
interface Photo {
  readonly key: string;
  readonly color: string;
}

export interface Section {
  /** The anchor for the table of contents. */
  readonly id: string;
  readonly heading: MessageDescriptor;
  readonly blocks: readonly Block[];
}

/** The paths of the content pages (ROUTE-005, ROUTE-032..043). */
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
  | '/tweedekans-info'
  | '/voorwaarden'
  | '/privacy'
  | '/cookies'
  | '/klachten'
  | '/toegankelijkheid';

/** A content page. Its texts are message descriptors, translated when the page is rendered. */
export interface PageContent {
  /** The canonical path for search engines. */
  readonly path: ContentPath;
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** Null for a page that is only text. */
  readonly photo: Photo | null;
  readonly sections: readonly Section[];
  readonly related: readonly ContentPath[];
}

export const text = (message: MessageDescriptor): Block => ({ kind: 'text', text: message });
export const points = (...items: MessageDescriptor[]): Block => ({ kind: 'points', items });
export const steps = (...items: MessageDescriptor[]): Block => ({ kind: 'steps', items });
export const links = (...items: ContentLink[]): Block => ({ kind: 'links', items });
export const photo = (key: string, color: string): Block => ({ kind: 'photo', photo: { key, color } });
