import { beforeEach, expect, it } from "vitest";
import { Breaker, optionalPass } from "./breaker.server";

let now = 0;
let breaker: Breaker;

beforeEach(() => {
	now = 0;
	breaker = new Breaker(() => now);
});

const fail = (times: number) => {
	for (let time = 0; time < times; time++) breaker.enter()?.failed();
};
const isOpen = () => breaker.opensAt > now;

// Shows H3.5
it("opens after five failures in ten seconds, not after four or slower ones", () => {
	fail(4);
	expect(isOpen()).toBe(false);
	now += 10_000;
	fail(4);
	expect(isOpen()).toBe(false);
	fail(1);
	expect(isOpen()).toBe(true);
	expect(breaker.enter()).toBeNull();
});

it("does not open where answers come between: one slow question takes no other page down", () => {
	for (let turn = 0; turn < 10; turn++) {
		fail(4);
		breaker.enter()?.succeeded();
	}
	expect(isOpen()).toBe(false);
});

// Shows H3.5
it("lets one try after five seconds, and closes when that goes well", () => {
	fail(5);
	now += 4999;
	expect(breaker.enter()).toBeNull();
	now += 1;
	const pass = breaker.enter();
	expect(pass).not.toBeNull();
	expect(breaker.enter()).toBeNull();
	pass?.succeeded();
	expect(breaker.enter()).not.toBeNull();
	expect(breaker.opensAt).toBe(0);
});

it("stays open for five seconds more where it does not", () => {
	fail(5);
	now += 5000;
	breaker.enter()?.failed();
	expect(breaker.opensAt).toBe(now + 5000);
	expect(breaker.enter()).toBeNull();
});

it("lets another one try where the first has gone without a word", () => {
	fail(5);
	now += 5000;
	breaker.enter();
	now += 5000;
	expect(breaker.enter()).not.toBeNull();
});

it("is not kept open by calls that were sent before it opened", () => {
	const late = breaker.enter();
	fail(5);
	now += 2500;
	late?.failed();
	expect(breaker.opensAt).toBe(5000);
});

// Shows R53.5
it("is not opened by calls that a page can do without: those have one of their own", () => {
	const own = new Breaker(() => now);
	for (let time = 0; time < 5; time++) optionalPass(breaker, own)?.failed();
	expect([breaker.opensAt, own.opensAt > now]).toEqual([0, true]);
	expect(optionalPass(breaker, own)).toBeNull();
	expect(breaker.enter()).not.toBeNull();
});

it("is tried by such a call, too, where nothing else is asked", () => {
	const own = new Breaker(() => now);
	fail(5);
	expect(optionalPass(breaker, own)).toBeNull();
	now += 10_000;
	optionalPass(breaker, own)?.succeeded();
	expect(breaker.opensAt).toBe(0);
});
