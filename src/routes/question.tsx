import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { QuestionPage } from '#src/features/shop/questions/question-page.tsx';
import { questionProductQuery } from '#src/features/shop/questions/question-query.ts';

// ROUTE-028
export const Route = createFileRoute('/questions/$productUuid')({
  loader: ({ context, params }) => loadFirst(context, questionProductQuery(params.productUuid)),
  component: Screen,
});

function Screen() {
  const { productUuid } = Route.useParams();
  return <QuestionPage key={productUuid} uuid={productUuid} notFound={<NotFoundScreen />} />;
}
