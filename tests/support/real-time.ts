import { afterEach, vi } from "vitest";

// Files in one process share its clock, so a test that changes it would affect those that follow.
afterEach(() => void vi.useRealTimers());
