import type { DashboardNumbers } from './account-queries.ts';
import { MonthBars } from './month-bars.tsx';
import { PricePositions } from './price-positions.tsx';
import { WeekCharts } from './week-charts.tsx';

/** The charts of a seller's figures. A chunk of their own, because of the library that draws them. */
export function SellerCharts({ numbers }: { readonly numbers: DashboardNumbers }) {
  return (
    <>
      <WeekCharts weeks={numbers.weeks} />
      <PricePositions positions={numbers.pricePositions} />
      <MonthBars months={numbers.months} />
    </>
  );
}
