import { createFileRoute } from '@tanstack/react-router';

// The address of a draft; the layout renders the screen.
export const Route = createFileRoute('/_account/_draft/account/items/concepten/$draftId')({});
