import { track } from '#src/data/tracking/track.ts';
import { FilterSheetButton } from '#src/features/catalog/filters/filter-sheet-button.tsx';
import { FilterSidebar } from '#src/features/catalog/filters/filter-sidebar.tsx';
import { openFilterSection, useSectionRequest } from '#src/features/catalog/filters/open-section.ts';
import type { FilterSlotProps, FilterSlots } from '#src/features/catalog/product-list-results.tsx';
import { patient } from '#src/platform/update/patient.ts';
import { Late } from '#src/ui/kit/late.tsx';
import { latePart } from '#src/ui/kit/late-part.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { isPhone } from '#src/ui/kit/use-narrow.ts';

// Inside folded sections, or only where something was chosen: none of it is needed for the first paint.
const LocationFilter = latePart(
  async () => (await import('#src/features/places/location-filter.tsx')).LocationFilter,
  patient,
  () => !isPhone(),
);
const FitFilter = latePart(
  async () => (await import('#src/features/places/fit-filter.tsx')).FitFilter,
  patient,
  () => !isPhone(),
);
const ActiveChips = latePart(
  async () => (await import('#src/features/catalog/filters/active-chips.tsx')).ActiveChips,
);

const sections = {
  location: (props: FilterSlotProps) => <Location {...props} />,
  fit: (props: FilterSlotProps) => (
    <Late fallback={<Skeleton height="88px" />}>
      <FitFilter {...props} />
    </Late>
  ),
};

/** The filters of every listing: the catalogue's own, and those that know places and sizes. */
export const productListFilters: FilterSlots = {
  sidebar: (props) => <FilterSidebar {...props} sections={sections} />,
  sheetButton: (props) => <FilterSheetButton {...props} sections={sections} />,
  activeChips: (props) =>
    props.state.filters.length > 0 && (
      <Late fallback={<Skeleton height="var(--target)" />}>
        <ActiveChips {...props} />
      </Late>
    ),
};

/** LIST-028: the part of the filters that asks for a place. */
export function askForPlace(): void {
  track({ type: 'address_incomplete' });
  openFilterSection('location');
}

function Location(props: FilterSlotProps) {
  const request = useSectionRequest('location');
  return (
    <Late fallback={<Skeleton height="420px" />}>
      <LocationFilter {...props} request={request} />
    </Late>
  );
}
