import { track } from '#src/data/tracking/track.ts';
import { FilterSheetButton } from '#src/features/shop/catalog/filters/filter-sheet-button.tsx';
import { FilterSidebar } from '#src/features/shop/catalog/filters/filter-sidebar.tsx';
import { openFilterSection, useSectionRequest } from '#src/features/shop/catalog/filters/open-section.ts';
import type { FilterSlotProps, FilterSlots } from '#src/features/shop/catalog/product-list-results.tsx';
import { patient } from '#src/platform/update/patient.ts';
import { Late } from '#src/ui/kit/late.tsx';
import { latePart } from '#src/ui/kit/late-part.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { isPhone } from '#src/ui/kit/use-narrow.ts';

// These are inside collapsed sections or shown only when filters are set, so the first paint does not need them.
const LocationFilter = latePart(
  async () => (await import('#src/features/shop/places/location-filter.tsx')).LocationFilter,
  patient,
  () => !isPhone(),
);
const FitFilter = latePart(
  async () => (await import('#src/features/shop/places/fit-filter.tsx')).FitFilter,
  patient,
  () => !isPhone(),
);
const ActiveChips = latePart(
  async () => (await import('#src/features/shop/catalog/filters/active-chips.tsx')).ActiveChips,
);

const sections = {
  location: (props: FilterSlotProps) => <Location {...props} />,
  fit: (props: FilterSlotProps) => (
    <Late fallback={<Skeleton height="88px" />}>
      <FitFilter {...props} />
    </Late>
  ),
};

/** The filters of every product list: those of the catalog feature, and those for location and size. */
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

/** Opens the filter section that asks for a location (LIST-028). */
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
