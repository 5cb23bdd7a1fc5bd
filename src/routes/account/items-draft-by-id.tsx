import { createFileRoute } from '@tanstack/react-router';

// A draft's own address; the screen is the layout's.
export const Route = createFileRoute('/_account/_draft/account/items/concepten/$draftId')({});
