import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { boardTitleProblem, longestBoardTitle } from '#domain/wishlist/board.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './boards.module.css';

export interface BoardTitleFormProps {
  readonly title?: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onSubmit: (title: string) => void;
}

/** The form with the title of a board; it has one field, so Enter submits it. */
export function BoardTitleForm({ title = '', action, isBusy, onSubmit }: BoardTitleFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(title);
  const [wasSent, setSent] = useState(false);
  const problem = boardTitleProblem(typed);
  const sentences = {
    board_title_empty: t`Enter a name for the board.`,
    board_title_too_long: t`A name can have at most ${longestBoardTitle} characters.`,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (problem === null) onSubmit(typed);
  };
  return (
    <form className={styles.titleForm} onSubmit={submit} noValidate>
      <TextField
        label={<Trans>Name of the board</Trans>}
        placeholder={t`The new house`}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={setTyped}
        error={wasSent && problem !== null ? sentences[problem] : null}
      />
      <Button type="submit" isPending={isBusy}>
        {action}
      </Button>
    </form>
  );
}
