import { Heart } from 'lucide-react';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Badge } from '#src/ui/kit/badge.tsx';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Chip } from '#src/ui/kit/chip.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { ProgressBar } from '#src/ui/kit/progress-bar.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { Spinner } from '#src/ui/kit/spinner.tsx';
import { Price } from '#src/ui/market/price.tsx';
import { Tag } from '#src/ui/market/tag.tsx';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

const nothing = () => undefined;
const kinds = ['info', 'success', 'warning', 'error'] as const;

export function DisplaySamples() {
  return (
    <>
      <Group name="Banner">
        {kinds.map((kind) => (
          <div key={kind} className={styles.box}>
            <Banner kind={kind} title={kind} action={<Button size="small">Do it</Button>}>
              What there is to know.
            </Banner>
          </div>
        ))}
      </Group>
      <Group name="ProgressBar, Spinner, Skeleton">
        <div className={styles.box}>
          <ProgressBar label="Uploading" value={0.4} valueText="3 of 8" />
        </div>
        <div className={styles.box}>
          <ProgressBar label="Converting" value={null} />
        </div>
        <Spinner>Loading</Spinner>
        <div className={styles.box}>
          <Skeleton ratio="4 / 3" />
          <Skeleton width="60%" />
        </div>
      </Group>
      <Group name="Badge, Chip, Tag, Price, AgeNote">
        <Badge count={3} />
        <Badge count={120} label="120 favourites" />
        <Chip>Fact</Chip>
        <Chip isSelected onRemove={nothing} removeLabel="Remove">
          Chosen
        </Chip>
        <Tag tag={{ kind: 'new' }} />
        <Tag tag={{ kind: 'discount', percent: 24, of: 'NEW_PRICE' }} />
        <Tag tag={{ kind: 'sold' }} />
        <Tag tag={{ kind: 'second_chance' }} />
        <Tag tag={{ kind: 'we_love' }} />
        <Price price={1450} comparePrice={1900} kind="NEW_PRICE" />
        <Price price={16} comparePrice={20} kind="LOWEST_PRICE" look="page" />
        <AgeNote updatedAt={Date.now() - 7_200_000} isOffline />
      </Group>
      <Group name="EmptyState, LoadProblem">
        <EmptyState icon={Heart} title="Nothing saved yet" action={<Button kind="primary">Fill it</Button>}>
          What belongs here.
        </EmptyState>
        <LoadProblem isOffline onRetry={nothing} />
        <LoadProblem isOffline={false} onRetry={nothing} />
      </Group>
    </>
  );
}
