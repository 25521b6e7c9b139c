/** The constants and limits of docs/requirements.md. */
export const pageSize = 10;
export const localeCookieDays = 365;
export const preferencesDays = 180;
/** How long mailed links are valid. */
export const linkMinutes = 30;
/** An order below this total with VAT is a small one. In cents. */
export const smallOrderBelow = 1_000_000;
/** Customer service, by the company's clock. */
export const serviceHours = { opens: 9, closes: 16 } as const;
/** Breadcrumbs collapse from this many items on. */
export const breadcrumbLimit = 8;
/** Hits of the search overlay at a time. */
export const overlayPageSize = 5;
export const overlayLeastCharacters = 3;
/** Debounce after the last key, in ms. */
export const overlayDelay = 300;
/** How long a shared answer of the backend is cached, in ms. */
export const queryCachedMs = 60_000;
/** Inactivity before help is offered. In ms. */
export const inactivityTime = 120_000;
/** Of the image viewer. */
export const zoomScale = { min: 1, max: 8 } as const;
