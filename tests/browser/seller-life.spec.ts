import { randomUUID } from 'node:crypto';
import { findAddress } from './fixtures/address-form.ts';
import { readAuthenticator } from './fixtures/authenticator.ts';
import { addPhotos, fillDraft, photoTiles } from './fixtures/draft-form.ts';
import { mailedPath } from './fixtures/mailbox.ts';
import { nl, nlLike, patternOf } from './fixtures/messages.ts';
import { bell, unreadNotifications } from './fixtures/notifications.ts';
import { photographedSteps } from './fixtures/photographed-steps.ts';
import {
  clickOn,
  deliverUntilShown,
  PushInbox,
  pushDelivery,
  shownBy,
  pushTest as test,
  turnOnNotifications,
  workerOf,
} from './fixtures/push.ts';
import { expect } from './fixtures/test.ts';

test.use({ shopSettings: { STAFF_SECOND_FACTOR: 'required' } });

const screen = { width: 390, height: 844 };
const phoneScreen = { viewport: screen, screen, isMobile: true, hasTouch: true };
const product = {
  title: 'Oude kast',
  description: 'Eiken kast met twee deuren en een lade, rond 1930. De sleutel zit erbij.',
  price: '445',
};
const betterTitle = 'Eiken linnenkast met spiegeldeur, jaren 30';
const ownText = 'Noem de houtsoort en de bouwperiode.';
const photos = ['02-jpeg-12mp-orientation8-gps.jpg', '12-photo.webp'];

test('PWA-037 PWA-040 AUTH-003 AUTH-014 FORM-003 FORM-004 FORM-007 FORM-009 FORM-022 FORM-023 FORM-024 FORM-067 FORM-070 the first product of a new seller: drafted offline, reviewed, changed as asked, approved, found', async ({
  device,
  pushDevice,
  pushShop: { service, url },
}) => {
  const subscriber = service.browser();
  const inbox = new PushInbox(service, subscriber);
  const phone = await pushDevice(subscriber, { path: '/account', options: phoneScreen });
  const { page } = phone;
  const sides = new Map([['phone', page]]);
  const step = photographedSteps(sides);
  const main = page.getByRole('main');
  // The storage prompt appears at a moment that the browser chooses, and covers the header of a phone until it is
  // answered.
  const aboutStorage = page.getByRole('status').filter({ hasText: nl('Keep your drafts on this device?') });
  await page.addLocatorHandler(aboutStorage, async () => {
    await aboutStorage.getByRole('button', { name: nl('Not now') }).click();
  });
  const title = page.getByLabel(nl('Title'), { exact: true });
  const placed = (text: string) =>
    page
      .getByRole('region', { name: nl('Published listings') })
      .getByRole('listitem')
      .filter({ hasText: text });
  const heading = page.getByRole('heading', { level: 1 });

  await step('an account, confirmed by the mailed link', async () => {
    const email = `robin-${randomUUID()}@hervonden.test`;
    await main.getByRole('button', { name: nl('Create an account') }).click();
    await main.getByLabel(nl('Name'), { exact: true }).fill('Robin de Vries');
    await main.getByLabel(nl('Email address')).fill(email);
    await main.getByLabel(nl('Password'), { exact: true }).fill('kast-van-eik-12');
    await main.getByRole('button', { name: nl('Create account') }).click();
    await expect(heading).toHaveText(nl('Check your inbox'));
    await page.goto(await mailedPath(url, email, 'verifyEmailToken'));
    await main.getByRole('button', { name: nl('Confirm') }).click();
    await expect(main.getByRole('button', { name: nl('Sign out') })).toBeVisible();
  });

  await step('a draft with photos, without a network', async () => {
    await page.goto('/account/items/nieuw');
    await phone.readyForOffline();
    await phone.photoToolsReady();
    await phone.goOffline();
    await fillDraft(page, product);
    await addPhotos(page, photos);
    await expect(photoTiles(page).filter({ hasText: nl('Waiting for a connection') })).toHaveCount(
      photos.length,
      {
        timeout: 120_000,
      },
    );
    await expect(page.getByRole('button', { name: nl('Publish listing'), exact: true })).toBeDisabled();
  });

  await step('back online: a seller, and nothing of the draft is lost', async () => {
    await phone.goOnline();
    await expect(photoTiles(page).filter({ hasText: nlLike('Uploaded, {to} MB') })).toHaveCount(
      photos.length,
      { timeout: 120_000 },
    );
    await findAddress(page, 'Biltstraat 88, 3572 BJ Utrecht', /Biltstraat/);
    const field = (name: string) => main.getByRole('textbox', { name: nl(name), exact: true });
    await expect(field('Street')).toHaveValue('Biltstraat');
    await field('Phone').fill('0612345678');
    await main.getByRole('button', { name: nl('Become a seller') }).click();
    await expect(page.getByRole('heading', { name: nl('Seller details') })).toHaveCount(0);
    // The step was further down; the next content is in the viewport, not the footer.
    await expect(page.getByText(nl('Ready to publish'))).toBeInViewport();
    await expect(title).toHaveValue(product.title);
  });

  await step('placed: it is checked first, and the question for notifications follows', async () => {
    await page.getByRole('button', { name: nl('Publish listing'), exact: true }).click();
    await expect(page.getByText(nl('form.success_messages.request_review'))).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL('/account/items');
    await expect(placed(product.title)).toContainText(nl('In review'));
    await expect(main.getByText(nl('Know right away when your listing is live'))).toBeVisible();
  });

  await step('the seller wants to hear of it', async () => {
    await turnOnNotifications(page);
  });

  await step('its page says who is at work on it', async () => {
    await placed(product.title).getByRole('link').click();
    await expect(main.getByText(nl('We are reviewing your listing'))).toBeVisible();
  });

  // A notification about the open page is marked as read immediately.
  await step('back to the list', async () => {
    await page.goBack();
    await expect(placed(product.title)).toContainText(nl('In review'));
  });

  const visitor = await device();
  sides.set('visitor', visitor.page);
  const found = visitor.page.getByRole('main').getByRole('article').getByRole('link', { name: betterTitle });
  await step('nobody finds it yet', async () => {
    await visitor.page.goto('/zoeken/oude%20kast');
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      visitor.page.getByRole('main').getByRole('link', { name: product.title, exact: true }),
    ).toHaveCount(0);
  });

  const desk = await device({ account: 'staff', path: '/staff/review' });
  sides.set('staff', desk.page);
  const staffMain = desk.page.getByRole('main');
  await step('the desk asks staff for a second step', async () => {
    await expect(staffMain.getByRole('heading', { level: 1 })).toHaveText(nl('Second step required'));
  });

  await step('the second step opens the desk', async () => {
    const authenticator = await readAuthenticator(staffMain);
    const code = staffMain.getByLabel(nl('Code from your authenticator app'));
    await code.fill(authenticator.generate());
    await code.press('Enter');
    await staffMain.getByRole('button', { name: nl('I have saved them') }).click();
    await staffMain.getByRole('button', { name: nl('Open the staff desk') }).click();
    await expect(staffMain.getByRole('link', { name: product.title })).toBeVisible();
  });

  await step('staff open the listing', async () => {
    await staffMain.getByRole('link', { name: product.title }).click();
    await expect(staffMain.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await expect(staffMain.getByText(nl('Not reviewed before.'))).toBeVisible();
  });

  await step('staff choose what to change, and say it in their own words', async () => {
    await staffMain.getByRole('button', { name: nl('Request changes') }).click();
    await staffMain.getByText(nl('Title'), { exact: true }).click();
    await staffMain.getByRole('textbox', { name: nlLike('Explanation for {label}') }).fill(ownText);
  });

  await step('staff send it', async () => {
    await staffMain.getByRole('button', { name: nl('Send to the seller') }).click();
    await expect(desk.page.getByText(patternOf(nl('Changes requested: {title}')))).toBeVisible();
  });

  const deliver = await pushDelivery(phone.context, page);
  /** Delivers the next push and returns the notification that the service worker shows. */
  const showNextPush = async () => {
    const message = await inbox.next();
    const { title: text, body, tag, navigate, lang } = message.notification;
    const { pathname, search } = new URL(navigate);
    const data = { path: `${pathname}${search}` };
    await deliverUntilShown(phone.context, deliver, JSON.stringify(message), [
      { title: text, body, tag, lang, data },
    ]);
    return { text, tag, path: data.path };
  };

  const asked = await step('the phone shows it, and the bell counts it', async () => {
    const shown = await showNextPush();
    expect(shown.text).toContain(product.title);
    expect(shown.path).toMatch(/^\/account\/items\/[0-9a-f-]{36}$/);
    await expect(bell(page)).toContainText('1');
    return shown;
  });

  await step('it is in the list of notifications, unread', async () => {
    await bell(page).click();
    await expect(unreadNotifications(page)).toHaveCount(1);
    await expect(unreadNotifications(page).getByRole('link')).toHaveAttribute('href', asked.path);
  });

  await step('a click leads to the field and what to change about it', async () => {
    await (await workerOf(phone.context)).evaluate(clickOn, asked.tag);
    await expect(page).toHaveURL(asked.path);
    const atTitle = page.locator('#draft-title');
    await expect(atTitle).toContainText(nl('Please change this'));
    await expect(atTitle).toContainText(ownText);
    await expect(page.getByText(nl('Please change this'), { exact: true })).toHaveCount(1);
    await expect(bell(page)).toHaveAccessibleName(nl('Notifications'));
    await expect.poll(() => shownBy(phone.context)).toEqual([]);
  });

  await step('the seller changes the title', async () => {
    await expect(
      main.getByText(nl('Make the changes we asked for, then submit your listing again.')),
    ).toBeVisible();
    await main.getByRole('link', { name: nl('form.requested_changes.title') }).click();
    await expect(title).toBeFocused();
    await title.fill(betterTitle);
  });

  await step('the seller submits it again', async () => {
    await main.getByRole('button', { name: nl('Submit again') }).click();
    await expect(page.getByText(nl('form.success_messages.request_review'))).toBeVisible();
    await expect(placed(betterTitle)).toContainText(nl('In review'));
  });

  await step('staff see that it came back', async () => {
    await desk.page.goto('/staff/review');
    const row = staffMain.getByRole('row').filter({ hasText: betterTitle });
    await expect(row).toContainText(nl('Submitted again'));
    await row.getByRole('link').click();
  });

  await step('and what changed', async () => {
    const changed = staffMain.getByRole('region', { name: nl('Changed since the last review') });
    await expect(changed.getByRole('deletion')).toHaveText(product.title);
    await expect(changed.getByRole('insertion')).toHaveText(betterTitle);
    await expect(staffMain.getByRole('region', { name: nl('Review history') })).toContainText(ownText);
  });

  await step('staff approve it', async () => {
    await staffMain.getByRole('button', { name: nl('Approve') }).click();
    await expect(desk.page.getByText(patternOf(nl('Approved: {title}')))).toBeVisible();
  });

  const approved = await step('the seller hears that it is live', async () => {
    const shown = await showNextPush();
    expect(shown.text).toContain(betterTitle);
    expect(shown.tag).toBe(asked.tag);
    expect(shown.path).toBe(`/account/meldingen?melding=${encodeURIComponent(shown.tag)}`);
    await expect(bell(page)).toContainText('1');
    await expect(placed(betterTitle)).toContainText(nl('Live'));
    return shown;
  });

  await step('and sees it as buyers do', async () => {
    await (await workerOf(phone.context)).evaluate(clickOn, approved.tag);
    await expect(page).toHaveURL(/\/products\/[a-z-]+$/);
    await expect(bell(page)).toHaveAccessibleName(nl('Notifications'));
    await expect(heading).toHaveText(betterTitle);
  });

  await step('a visitor finds it', async () => {
    await expect(async () => {
      await visitor.page.goto('/zoeken/eiken%20linnenkast');
      await expect(found.first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await found.first().click();
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(betterTitle);
    await expect(visitor.page).toHaveURL(new URL(page.url()).pathname);
  });
});
