interface Configuration {
	vars: Record<string, string>;
	routes?: { pattern: string }[];
	d1_databases: { database_id?: string }[];
}

export function missingSettings(shop: Configuration, backend: Configuration): string[];
