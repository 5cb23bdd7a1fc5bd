import { Camera, Heart, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import { WishlistToggle as SaveHeart } from '#src/ui/market/wishlist-toggle.tsx';
import { Group } from './group.tsx';

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export function ButtonSamples() {
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      {kinds.map((kind) => (
        <Group key={kind} name={`Button ${kind}`}>
          {sizes.map((size) => (
            <Button key={size} kind={kind} size={size}>
              {size}
            </Button>
          ))}
          <Button kind={kind} icon={Plus}>
            With icon
          </Button>
          <Button kind={kind} isDisabled>
            Disabled
          </Button>
          <Button kind={kind} isPending>
            Pending
          </Button>
        </Group>
      ))}
      <Group name="IconButton, Heart">
        <IconButton icon={Camera} label="Take a photo" />
        <IconButton icon={Heart} label="Save" outlined />
        <IconButton icon={Camera} label="Take a photo" isDisabled />
        <SaveHeart isSaved={isSaved} onToggle={() => setSaved(!isSaved)} label="Save on a photo" />
        <SaveHeart isSaved={isSaved} onToggle={() => setSaved(!isSaved)} label="Save" look="page" />
      </Group>
    </>
  );
}
