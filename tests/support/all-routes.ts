import routes from "../../app/routes";

const withoutLayouts = (entries: typeof routes): typeof routes =>
	entries.flatMap((entry) => (entry.children ? withoutLayouts(entry.children) : [entry]));

/** All routes with a path of their own: layouts have none. */
export const allRoutes = withoutLayouts(routes);
