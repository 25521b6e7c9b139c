interface Shipped {
	name: string;
	version: string;
	licence: string;
	places: string[];
}

/** What tests written in TypeScript take of it. */
export function shippedPackages(): Shipped[];
export function licenceRow(shipped: Shipped): string;
