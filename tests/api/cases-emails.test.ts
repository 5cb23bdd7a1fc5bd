import { afterAll, expect, test } from 'vitest';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { caseEmails } from '#server/modules/cases/emails.ts';
import { openCasesHarness } from './cases/harness.ts';

const harness = await openCasesHarness();
const { api, mails, buyer, seller, staff, settled, daysPass } = harness;
const { complained, propose, accept, step, decide } = harness;
afterAll(() => api.close());

await api.db
  .updateTable('sellers')
  .set({ name: 'Robin Jansen', street: 'Turfmarkt', house_number: '12' })
  .set({ postcode: '2511 CX', city: 'Den Haag' })
  .where('id', '=', seller.sellerId)
  .execute();

/** The last email to a person with this part in its text, which other emails may follow. */
async function lastTo({ email }: { readonly email: string }, part: string) {
  await settled();
  const sent = mails.filter(({ to }) => to === email);
  const shown = sent.map(({ subject, text }) => ({ subject, text: text.replace(/\u00a0/g, ' ') }));
  const found = shown.findLast(({ text }) => text.includes(part));
  if (found === undefined) throw new Error(`nothing was sent to ${email} with “${part}”`);
  return found;
}

test('ORDER-016 a seller who turned emails off gets a complaint by email, with its reason and term', async () => {
  const groups = Object.fromEntries(
    notificationGroups.map((group) => [group, { push: 'off', email: 'off' }]),
  );
  await api.db
    .insertInto('notification_settings')
    .values({
      ...{ user_id: seller.id, updated_at: new Date() },
      settings: JSON.stringify({ groups, quietHours: null }),
    })
    .execute();
  await complained({ description: 'De linkerpoot is gebroken.' });
  const { subject, text } = await lastTo(seller, 'De linkerpoot is gebroken.');
  expect(subject).toMatch(/^Een klacht over /);
  for (const part of [
    'Volgens de koper klopt er iets niet.',
    'De linkerpoot is gebroken.',
    'Reageer uiterlijk',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('/meldingen/afmelden');
});

test('a proposal says what is proposed, and an agreed return where to send the product', async () => {
  const { caseUuid } = await complained();
  const proposed = await propose(seller, caseUuid, 100, 'SELLER');
  const offer = (await lastTo(buyer, 'De verkoper stelt voor dat je € 100,– terugkrijgt.')).text;
  expect(offer).toContain('De verkoper regelt en betaalt de retourzending.');
  await accept(buyer, proposed);
  const address = 'Stuur het product naar: Robin Jansen, Turfmarkt 12, 2511 CX Den Haag.';
  const back = (await lastTo(buyer, address)).text;
  expect(back).toMatch(/uiterlijk \d+ \S+ om 20:00.*dan beslissen wij/);
  await lastTo(seller, 'De koper heeft je adres voor de retour');
  await daysPass(caseUuid, 5);
  expect((await lastTo(buyer, 'Turfmarkt 12')).subject).toMatch(/^Nog twee dagen/);
});

test('a proposal that was answered by another one before its email is sent is not quoted as the other side’s', async () => {
  const { caseUuid } = await complained();
  const { db, clock, config, secrets } = api.server.deps;
  const textFor = async (side: 'buyer' | 'seller') => {
    const request = {
      ...({ kind: 'case_changed', userId: { buyer, seller }[side].id, subject: caseUuid } as const),
      ...({ detail: `${side} proposed`, path: '/account', locale: 'nl', since: new Date() } as const),
    };
    const email = await caseEmails.case_changed?.({ db, clock, config, secrets }, request);
    return JSON.stringify(email?.paragraphs).replaceAll('\u00a0', ' ');
  };
  await propose(seller, caseUuid, 50);
  expect(await textFor('buyer')).toContain('De verkoper stelt voor dat je € 50,–');
  await propose(buyer, caseUuid, 200);
  expect(await textFor('buyer')).not.toContain('stelt voor');
  expect(await textFor('seller')).toContain('De koper stelt');
});

test('a decision addresses each side, an appeal says who and why, and the end repeats the reasons', async () => {
  const { caseUuid } = await complained();
  await propose(seller, caseUuid, 20);
  await step(seller, caseUuid, 'escalate');
  await decide(staff, caseUuid, 0);
  await lastTo(buyer, 'je krijgt geen geld terug');
  await lastTo(seller, 'de koper krijgt geen geld terug');
  await step(buyer, caseUuid, 'appeal', 'De barst is van nu, zie de foto.');
  const appeal = (await lastTo(seller, 'De koper heeft bezwaar gemaakt')).text;
  for (const part of [
    'De koper heeft bezwaar gemaakt',
    'De barst is van nu, zie de foto.',
    'definitieve besluit',
  ])
    expect(appeal).toContain(part);
  const other = await complained();
  await propose(seller, other.caseUuid, 20);
  await step(seller, other.caseUuid, 'escalate');
  await decide(staff, other.caseUuid, 0);
  await step(buyer, other.caseUuid, 'accept_decision');
  await settled();
  const end = mails.findLast(({ to, subject }) => to === buyer.email && /^De klacht over/.test(subject));
  expect(end?.text).toContain('Je krijgt geen geld terug.');
  expect(end?.text).toContain('De foto’s laten een oude barst zien.');
});
