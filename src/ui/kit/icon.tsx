import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly icon: LucideIcon;
  /** In pixels. Defaults to 20. */
  readonly size?: number;
  /** The accessible name if no text beside the icon says the same; without it the icon is decorative. */
  readonly label?: string;
  readonly className?: string;
}

/** A line icon with the stroke weight of the surrounding text. */
export function Icon({ icon: Drawing, size = 20, label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <Drawing size={size} strokeWidth={1.6} {...(className === undefined ? {} : { className })} {...named} />
  );
}
