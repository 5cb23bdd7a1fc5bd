import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { contentLimits } from '#domain/listing-content/content-limits.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { Problem } from '../problem.tsx';
import { introInstructionsQuery } from '../settings-queries.ts';
import { staffToolMessages } from '../staff-messages.ts';
import { staffToast } from '../staff-toast.ts';
import { type ListingContentTexts, saveIntro, suggestIntro } from './edit-texts.ts';
import { InstructionsEditor } from './instructions-editor.tsx';
import styles from './product-list-tools.module.css';

interface IntroEditorProps {
  readonly url: string;
  readonly listingContent: ListingContentTexts | null;
  readonly onSaved: (content: ListingContentTexts) => void;
  readonly onClose: () => void;
}

/** Edits the intro of a product list in place (STAFF-010); an intro can be suggested (STAFF-011). */
export function IntroEditor({ url, listingContent, onSaved, onClose }: IntroEditorProps) {
  const { t } = useLingui();
  const before = listingContent?.intro ?? '';
  const [intro, setIntro] = useState(before);
  const [isComposed, setComposed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (intro === before) {
      staffToast(staffToolMessages.noChange, 'info');
      return onClose();
    }
    setSaving(true);
    setProblem(null);
    const saved = await saveIntro(url, intro);
    setSaving(false);
    if (!saved.ok) return setProblem(saved.message);
    onSaved(saved.value);
    staffToast(staffToolMessages.introUpdated);
    onClose();
  };
  return (
    <section className={styles.inline} aria-label={t`Intro`}>
      <TextArea
        label={t`Intro`}
        value={intro}
        rows={4}
        maxLength={contentLimits.intro}
        autoFocus
        onChange={(text) => {
          setComposed(false);
          setIntro(text);
        }}
        description={isComposed ? <Trans>Generated from catalogue data.</Trans> : undefined}
      />
      <Suggestion
        url={url}
        onSuggested={(text, isMadeOfFacts) => {
          setIntro(text);
          setComposed(isMadeOfFacts);
        }}
        onProblem={setProblem}
      />
      {problem !== null && <Problem text={problem} />}
      <div className={styles.row}>
        <Button kind="primary" isPending={isSaving} onPress={() => void save()}>
          <Trans>Save</Trans>
        </Button>
        <Button kind="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  );
}

interface SuggestionProps {
  readonly url: string;
  readonly onSuggested: (intro: string, isMadeOfFacts: boolean) => void;
  readonly onProblem: (problem: string | null) => void;
}

function Suggestion({ url, onSuggested, onProblem }: SuggestionProps) {
  const { t } = useLingui();
  const standing = useQuery(introInstructionsQuery);
  const [own, setOwn] = useState<string | null>(null);
  const [keywords, setKeywords] = useState('');
  const [isPending, setPending] = useState(false);
  const instructions = own ?? standing.data ?? '';
  const generate = async () => {
    setPending(true);
    onProblem(null);
    const suggested = await suggestIntro(url, instructions, keywords);
    setPending(false);
    if (!suggested.ok) return onProblem(suggested.message);
    onSuggested(suggested.value.intro, suggested.value.source === 'CATALOGUE_FACTS');
    staffToast(staffToolMessages.introGenerated);
  };
  return (
    <div className={styles.wish}>
      <TextField
        label={t`Keywords`}
        description={t`Separated by commas.`}
        value={keywords}
        onChange={setKeywords}
      />
      <TextArea
        label={t`Instructions`}
        description={t`Used if a text service is set up.`}
        value={instructions}
        rows={2}
        onChange={setOwn}
      />
      <div className={styles.row}>
        <Button size="small" icon={Sparkles} isPending={isPending} onPress={() => void generate()}>
          <Trans>Generate intro</Trans>
        </Button>
        <InstructionsEditor onSaved={setOwn} />
      </div>
    </div>
  );
}
