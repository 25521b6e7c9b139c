/** A point in the plane. In profiles y points upwards, on screens and sheets downwards; the file that creates the point defines which. */
export type Point = readonly [number, number];

export type Step = readonly ["M" | "L", Point] | readonly ["C", Point, Point, Point] | readonly ["Z"];
export type Path = readonly Step[];

export function polygon(points: readonly Point[]): Path {
	return [...polyline(points), ["Z"]];
}

export function polyline(points: readonly Point[]): Path {
	return points.map((point, index): Step => [index === 0 ? "M" : "L", point]);
}

/** A smooth curve through the points (Catmull-Rom as cubic Béziers); `start` is the command that reaches the first point. */
export function smooth(points: readonly Point[], start: "M" | "L" = "M"): Path {
	const steps: Step[] = [];
	for (const [index, point] of points.entries()) {
		const before = points[index - 1];
		if (!before) {
			steps.push([start, point]);
			continue;
		}
		const earlier = points[index - 2] ?? before;
		const after = points[index + 1] ?? point;
		steps.push([
			"C",
			[before[0] + (point[0] - earlier[0]) / 6, before[1] + (point[1] - earlier[1]) / 6],
			[point[0] - (after[0] - before[0]) / 6, point[1] - (after[1] - before[1]) / 6],
			point,
		]);
	}
	return steps;
}

export function mapPath(path: Path, map: (point: Point) => Point): Path {
	return path.map((step): Step => {
		if (step[0] === "C") return ["C", map(step[1]), map(step[2]), map(step[3])];
		if (step[0] === "Z") return step;
		return [step[0], map(step[1])];
	});
}

export function pathPoints(path: Path): Point[] {
	return path.flatMap((step): Point[] => {
		if (step[0] === "C") return [step[1], step[2], step[3]];
		return step[0] === "Z" ? [] : [step[1]];
	});
}

/** SVG path data, relative and rounded to tenths without drift: the position is tracked in whole tenths. */
export function pathData(path: Path): string {
	let pen: Point = [0, 0];
	let start: Point = pen;
	let data = "";
	let last = "";
	const write = (command: string, tenths: readonly number[]) => {
		data += command === last ? "" : command;
		for (const [index, value] of tenths.entries()) {
			const text = tenthsText(value);
			const joins = text.startsWith("-") || (index === 0 && command !== last);
			data += joins ? text : ` ${text}`;
		}
		last = command;
	};
	const offset = (point: Point): Point => [Math.round(point[0] * 10) - pen[0], Math.round(point[1] * 10) - pen[1]];
	for (const step of path) {
		if (step[0] === "Z") {
			data += "z";
			last = "z";
			pen = start;
			continue;
		}
		const to = offset(step[0] === "C" ? step[3] : step[1]);
		if (step[0] === "M") {
			const at: Point = [pen[0] + to[0], pen[1] + to[1]];
			last = "";
			write("M", at);
			start = at;
		} else if (step[0] === "C") {
			write("c", [...offset(step[1]), ...offset(step[2]), ...to]);
		} else if (to[0] === 0 && to[1] === 0) {
			continue;
		} else if (to[1] === 0) {
			write("h", [to[0]]);
		} else if (to[0] === 0) {
			write("v", [to[1]]);
		} else {
			write("l", to);
		}
		pen = [pen[0] + to[0], pen[1] + to[1]];
	}
	return data;
}

function tenthsText(tenths: number): string {
	const sign = tenths < 0 ? "-" : "";
	const size = Math.abs(tenths);
	const whole = Math.floor(size / 10);
	const rest = size % 10;
	return `${sign}${whole === 0 && rest > 0 ? "" : whole}${rest > 0 ? `.${rest}` : ""}`;
}
