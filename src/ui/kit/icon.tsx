import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly icon: LucideIcon;
  /** Pixels; 20 unless given. */
  readonly size?: number;
  /** What it means, when no words beside it say so; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** A line icon in the weight of the text around it. */
export function Icon({ icon: Drawing, size = 20, label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <Drawing size={size} strokeWidth={1.6} {...(className === undefined ? {} : { className })} {...named} />
  );
}
