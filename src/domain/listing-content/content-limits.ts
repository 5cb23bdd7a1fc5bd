/** Maximum lengths in characters; `images` and `faqs` are maximum counts per product list. */
export const contentLimits = {
  title: 120,
  intro: 800,
  content: 20_000,
  alt: 200,
  question: 200,
  answer: 2_000,
  images: 8,
  faqs: 30,
} as const;
