export const pageSize = 10;
export const localeCookieDays = 365;
export const preferencesDays = 180;
export const linkMinutes = 30;
/** A session of a person at the desk. */
export const deskHours = 12;

/** Lifetime of a visit from a procurement system, as of its session in the backend. */
export const visitHours = 8;
/** An order below this total with VAT is small. In cents. */
export const smallOrderBelow = 1_000_000;
/** Breadcrumbs collapse from this many items on. */
export const breadcrumbLimit = 8;
export const overlayPageSize = 5;
export const overlayLeastCharacters = 3;
/** Debounce after the last key, in ms. */
export const overlayDelay = 300;
/** How long the backend's shared answers are cached. In ms. */
export const queryCachedMs = 60_000;
/** Inactivity before help is offered. In ms. */
export const inactivityTime = 120_000;
export const zoomScale = { min: 1, max: 8 } as const;
