import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CookieConsent, fullConsent, noConsent } from '#domain/consent/cookie-consent.ts';
import { consent$, setCookieConsent } from '#src/platform/consent/consent.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useLayer } from '#src/ui/kit/use-layer.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import styles from './consent.module.css';
import { closeConsentPanel, consentPanel$ } from './consent-panel.ts';
import { useIsTyping } from './use-is-typing.ts';

/**
 * Asks which cookies are allowed besides the necessary ones (COOKIE-002..004), fixed to the bottom edge: the layout
 * of the page does not shift, and it can be used meanwhile. On a phone it waits while somebody types: with the keyboard, it
 * would cover the field. Refusing is as prominent as accepting, and nothing is preselected.
 */
export function ConsentBanner() {
  const { t } = useLingui();
  const banner = useRef<HTMLElement>(null);
  const isAskedFor = useValue(consentPanel$);
  const waits = useIsTyping() && !isAskedFor;
  const [chosen, setChosen] = useState<CookieConsent>(consent$.value ?? noConsent);
  useReservedSpace(banner);
  useFocusWhenAsked(banner);
  // Back closes it only when it was opened as the cookie settings; on the first visit it stays until it is answered.
  useLayer(isAskedFor, closeConsentPanel);
  const choose = (consent: CookieConsent) => {
    const isChange = consentPanel$.value;
    setCookieConsent(consent);
    closeConsentPanel();
    if (isChange) toast(t`Your cookie settings have been saved.`);
  };
  return (
    <section
      ref={banner}
      tabIndex={-1}
      className={styles.banner}
      aria-labelledby="consent-title"
      data-waits={waits || undefined}
    >
      <div className={styles.text}>
        <h2 id="consent-title" className={styles.title}>
          <Trans>Cookies: your choice</Trans>
        </h2>
        <p>
          <Trans>Necessary cookies are always on. You choose the rest.</Trans>
        </p>
      </div>
      <div className={styles.choices}>
        <Checkbox
          isSelected={chosen.statisticsConsent}
          onChange={(statisticsConsent) => setChosen({ ...chosen, statisticsConsent })}
          description={<Trans>Counts visits and shows relevant products first.</Trans>}
        >
          <Trans>Statistics</Trans>
        </Checkbox>
        <Checkbox
          isSelected={chosen.marketingConsent}
          onChange={(marketingConsent) => setChosen({ ...chosen, marketingConsent })}
          description={<Trans>Measures which of our ads work.</Trans>}
        >
          <Trans>Marketing</Trans>
        </Checkbox>
      </div>
      <div className={styles.actions}>
        <Button onPress={() => choose(noConsent)}>
          <Trans>Reject all</Trans>
        </Button>
        <Button onPress={() => choose(chosen)}>
          <Trans>Accept selection</Trans>
        </Button>
        <Button onPress={() => choose(fullConsent)}>
          <Trans>Accept all</Trans>
        </Button>
      </div>
    </section>
  );
}

/**
 * Reserves the space that the banner covers: focused elements scroll above it, the end of the page stays readable,
 * and toasts appear above it. Set on the elements that use it: a custom property on the root would recalculate every
 * style twice, right after hydration.
 */
function useReservedSpace(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => keepClear(Math.ceil(element.getBoundingClientRect().height)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      keepClear(null);
    };
  }, [banner]);
}

/** `height` is in CSS pixels; null removes the reserved space. */
function keepClear(height: number | null): void {
  const { documentElement: root, body } = document;
  const padding =
    height === null ? '' : `calc(var(--bottom-bar) + var(--bottom-inset) + ${height}px + var(--space-4))`;
  root.style.setProperty('scroll-padding-bottom', padding);
  body.style.setProperty('padding-bottom', height === null ? '' : `${height}px`);
  for (const over of document.querySelectorAll<HTMLElement>('[data-over-edge]'))
    over.style.setProperty('--edge-room', height === null ? '' : `${height}px`);
}

/**
 * Moves the focus into a banner that was opened by a button, and back to the button afterwards; otherwise the focus
 * stays.
 */
function useFocusWhenAsked(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const from = document.activeElement;
    let back: HTMLElement | null = null;
    const following = consentPanel$.subscribe((isOpen) => {
      if (!isOpen) return;
      const now = document.activeElement;
      back = now instanceof HTMLElement ? now : from instanceof HTMLElement ? from : null;
      banner.current?.focus();
    });
    return () => {
      following.unsubscribe();
      if (back?.isConnected === true) back.focus();
    };
  }, [banner]);
}
