/** Letters at most; pictures and questions of one listing at most. */
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
