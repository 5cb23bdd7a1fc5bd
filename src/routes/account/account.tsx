import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AccountHome } from '#src/features/account/account/account-home.tsx';
import { isMailedLink, screenOf } from '#src/features/account/auth/auth-screen.ts';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { WishlistButton } from '#src/features/buying/wishlist/wishlist-button.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { AuthPage } from './auth-page.tsx';
import { accountSearchOf } from './auth-search.ts';

// ROUTE-067. Visitors see the auth panel (AUTH-002), which leads back to `redirect`.
export const Route = createFileRoute('/_account/account')({
  validateSearch: accountSearchOf,
  component: Screen,
});

function Screen() {
  const { session } = useSession();
  const search = Route.useSearch();
  const navigate = useNavigate();
  // An emailed link may concern another account than the one signed in here.
  if (session === null || isMailedLink(screenOf(search))) return <AuthPage search={search} />;
  return (
    <AccountHome
      session={session}
      newProductLink={(icon, label) => (
        <LinkButton to="/account/items/nieuw" icon={icon}>
          {label}
        </LinkButton>
      )}
      wishlistButtonOf={(card) => <WishlistButton card={card} />}
      onSignedOut={() => void navigate({ to: '/' })}
    />
  );
}
