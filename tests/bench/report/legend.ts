import { peerPaint } from "../goal";
import { slowdown } from "../phone";

export const legends = {
  Speed: `Lighthouse's mobile emulation, simulated throttling, medians of three loads. "To script-free" compares with
the same page without its scripts, "to AstroWind" with that peer's home page (${peerPaint} ms). "TBT script-free" is the part
of TBT that the document and its styles cause.`,
  Weight: `Transferred until the page is first idle, 412 px wide, without input: bytes over the network with
gzip and headers (document and script without headers), 1 KB = 1000 bytes. Before LCP: the full size of each file requested
before the largest paint of a real load at 1.6 Mbit/s and 150 ms on a processor ${slowdown} times slower.`,
  Interaction: `From an input to the next paint (Event Timing, in steps of 8 ms; 16 means 16 or less), on a processor ${slowdown} times
slower. Judged by the slowest repetition.`,
  Navigation: `From the click to the first frame with the new heading, on a processor ${slowdown} times slower, over the local
network. Warm: after time to prefetch. Cold: with data saver, which disables prefetching.
Files awaited are code and data that were loaded or revalidated in between. Judged by the median.`,
};
