import { ChevronDown } from 'lucide-react';
import { createContext, type MouseEvent, memo, type ReactNode, use, useId, useState } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

export interface AccordionSectionProps {
  readonly title: ReactNode;
  /** Rendered beside the title, for example the number of selected options. */
  readonly aside?: ReactNode;
  readonly isInitiallyOpen?: boolean;
  /** Makes the section controlled, together with `onOpenChange`. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

const SectionContent = createContext<ReactNode>(null);

/** A section of an accordion, expanded and collapsed by its title. */
export function AccordionSection({ children, ...head }: AccordionSectionProps) {
  return (
    <SectionContent value={children}>
      <Section {...head} />
    </SectionContent>
  );
}

/** Its content comes from a context, so that other content renders neither its title nor its button again. */
const Section = memo((props: Omit<AccordionSectionProps, 'children'>) => {
  const { title, aside, isInitiallyOpen = false, isOpen: controlledIsOpen, onOpenChange } = props;
  const [uncontrolledIsOpen, setUncontrolledIsOpen] = useState(isInitiallyOpen);
  const isOpen = controlledIsOpen ?? uncontrolledIsOpen;
  const contentId = useId();
  const titleId = useId();
  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked.
    currentTarget.focus();
    if (controlledIsOpen === undefined) setUncontrolledIsOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div className={styles.section} data-expanded={isOpen || undefined}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={titleId}
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={toggle}
        >
          <span className={styles.title}>{title}</span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          <Icon icon={ChevronDown} size={18} {...(styles.mark && { className: styles.mark })} />
        </button>
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and sizes of its own. */}
      <div id={contentId} role="group" aria-labelledby={titleId} hidden={!isOpen}>
        <Content isOpen={isOpen} />
      </div>
    </div>
  );
});

/** Rendered once the section has been open: the closed sections of a long form would cost more than the open ones. */
function Content({ isOpen }: { readonly isOpen: boolean }) {
  const children = use(SectionContent);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (isOpen || wasOpen) && <div className={styles.content}>{children}</div>;
}
