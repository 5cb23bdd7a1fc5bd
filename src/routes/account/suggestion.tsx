import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { AuthGate } from './auth-gate.tsx';

// There are no suggestions yet, so none is found here.
export const Route = createFileRoute('/_account/account/verkoopsuggesties/$itemUuid')({ component: Screen });

function Screen() {
  return <AuthGate>{() => <NotFoundScreen />}</AuthGate>;
}
