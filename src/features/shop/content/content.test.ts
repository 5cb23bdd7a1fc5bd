import type { I18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { checklists } from '#domain/cases/case-terms.ts';
import { promises } from '#domain/promises/promises.ts';
import { locales } from '#src/i18n/locale.ts';
import { faqNode, questionsOf } from './faq-node.ts';
import { matchingSections } from './matching-questions.ts';
import type { ContentPath, PageContent } from './page-content.ts';
import { loadPageMessages } from './page-messages.ts';
import { contentPages } from './pages/all.ts';
import { secondChanceQuestions } from './pages/second-chance-faq.ts';

let dutch: I18n;
beforeAll(async () => {
  dutch = await loadPageMessages('nl');
});

/** The whole text of a page; non-breaking spaces are replaced by spaces. */
function read(page: PageContent, text: I18n): string {
  const parts: string[] = [text._(page.title), text._(page.lead)];
  for (const { heading, blocks } of page.sections) {
    parts.push(text._(heading));
    for (const block of blocks) {
      if (block.kind === 'text') parts.push(text._(block.text));
      if (block.kind === 'points' || block.kind === 'steps')
        for (const item of block.items) parts.push(text._(item));
      if (block.kind === 'questions')
        for (const { question, answer } of block.items) parts.push(text._(question), text._(answer));
      if (block.kind === 'facts')
        parts.push(...block.rows.flat().map((cell) => (typeof cell === 'string' ? cell : text._(cell))));
      if (block.kind === 'links')
        for (const [, label] of block.items) parts.push(typeof label === 'string' ? label : text._(label));
    }
  }
  return parts.join('\n').replaceAll('\u00a0', ' ');
}

const inDutch = (path: ContentPath) => read(contentPages[path], dutch);

describe('the text pages', () => {
  test('CONTENT-001 the shop is a Dutch and Belgian marketplace for second-hand, vintage, antique and second chance', () => {
    const text = inDutch('/over-ons');
    for (const part of ['Nederland', 'België', 'tweedehands', 'vintage', 'antieke', 'tweedekans'])
      expect(text).toContain(part);
  });

  test('CONTENT-002 the payment is held until the buyer confirms the receipt', () =>
    expect(inDutch('/kopersbescherming')).toContain(
      'we houden je betaling vast tot je de ontvangst bevestigt',
    ));

  test('CONTENT-003 what does not match the photos gives the money back', () =>
    expect(inDutch('/kopersbescherming')).toMatch(
      /niet met de foto’s in de advertentie\? Dan krijg je je geld terug/,
    ));

  test('CONTENT-004 buyer protection is stated on its page', () =>
    expect(dutch._(contentPages['/kopersbescherming'].title)).toBe('Kopersbescherming'));

  test('CONTENT-005 the refund policy is stated on the page about returns', () => {
    const text = inDutch('/retourneren');
    expect(text).toContain('geld-terug-garantie');
    expect(text).toContain('Zo werkt een terugbetaling');
  });

  test('CONTENT-006 delivery is by parcel post, a transport partner or free pickup, and not to the Wadden islands', () => {
    const text = inDutch('/pages/faq');
    expect(text).toContain('Pakketpost kost € 3,95 tot € 10,95');
    expect(text).toContain('transportpartner kost € 6,95 tot € 59,–');
    expect(text).toContain('Ophalen is gratis');
    expect(text).toContain('behalve op de Waddeneilanden');
    expect(text).toContain('Pakketten tot € 100,–, transport tot € 1.000,–');
  });

  test('CONTENT-007 a friend’s welcome takes 10% off a first purchase with WELKOM10', () => {
    const text = inDutch('/welkom');
    expect(text).toContain('10% korting op je eerste aankoop');
    expect(text).toContain('WELKOM10');
  });

  test('CONTENT-008 second chance is stated to be up to 70 percent cheaper', () =>
    expect(inDutch('/tweedekans-info')).toContain('tot 70 procent goedkoper'));

  test('CONTENT-003 buyer protection asks for the photos that a complaint takes, and says when money is released', () => {
    const text = inDutch('/kopersbescherming');
    expect(checklists.NOT_AS_DESCRIBED.photos).toBeGreaterThan(0);
    expect(text).toContain('voeg er foto’s van toe');
    const { days, courierDays } = promises.confirmation;
    expect(text).toContain(
      `${days} dagen na aankomst als ontvangen, of ${courierDays} dagen nadat de verkoper`,
    );
  });

  test('L16 the complaints page links to the ombudsman and not to the closed ODR platform', () => {
    const hrefs = contentPages['/klachten'].sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'links' ? block.items.map(([href]) => href) : [])),
    );
    expect(hrefs).toContain('https://www.consumentenombudsdienst.be');
    expect(hrefs.filter((href) => href.includes('ec.europa.eu'))).toEqual([]);
    expect(inDutch('/klachten')).toContain('is in juli 2025 gesloten');
    expect(inDutch('/toegankelijkheid')).toContain('WCAG) 2.2, niveau AA');
  });

  test('CONTENT-011 the second-chance FAQ has 4 entries, and gives search engines the same', () => {
    expect(secondChanceQuestions).toHaveLength(4);
    const page = contentPages['/tweedekans-info'];
    expect(questionsOf(page)).toEqual(secondChanceQuestions);
    const node = faqNode(page, (text) => dutch._(text));
    expect(node?.['@type']).toBe('FAQPage');
    expect(JSON.stringify(node)).toContain('"name":"Wat is een tweedekansproduct?"');
    expect(faqNode(contentPages['/contact'], (text) => dutch._(text))).toBeNull();
  });

  test('CONTENT-014 the pop-up has slots from 09:00 to 12:00 and a door ticket of 5 euros', () => {
    const text = inDutch('/pop-up');
    expect(text).toContain('09:00–10:00');
    expect(text).toContain('11:00–12:00');
    expect(text).toContain('Kaartje aan de deur\n€ 5,–');
  });

  test.each(['/tweedekans-info', '/retourneren'] as const)(
    'CONTENT-015 CONTENT-016 %s names what sending back costs',
    (path) => {
      expect(inDutch(path)).toContain('Klein pakket\n€ 11,50');
      expect(inDutch(path)).toContain('Groot transport\n€ 69,–');
    },
  );

  test('I18N-001 every page is written in Dutch, English and French, each with its own text', async () => {
    for (const [path, page] of Object.entries(contentPages)) {
      const texts = await Promise.all(
        locales.map(async (locale) => read(page, await loadPageMessages(locale))),
      );
      expect(new Set(texts).size, path).toBe(3);
      for (const one of texts) expect(one, path).not.toMatch(/\{\w+\}/);
    }
  });

  test('anchors are unique within a page, and no page leads to itself', () => {
    for (const [path, page] of Object.entries(contentPages)) {
      const ids = page.sections.map(({ id }) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      expect(page.related).not.toContain(path);
      expect(page.path).toBe(path);
    }
  });
});

describe('the search in the help page', () => {
  const { sections } = contentPages['/pages/faq'];
  const find = (typed: string) => matchingSections(sections, typed, (text) => dutch._(text));

  test('shows every question until something is typed', () => {
    expect(find(' ').count).toBe(questionsOf(contentPages['/pages/faq']).length);
  });

  test('filters by the beginnings of all typed words, whatever their case and accents', () => {
    const found = find('VERZEK ónderweg');
    expect(found.count).toBe(1);
    expect(found.sections.map(({ id }) => id)).toEqual(['delivery']);
    expect(find('verzekerd olifant')).toEqual({ sections: [], count: 0 });
  });
});
