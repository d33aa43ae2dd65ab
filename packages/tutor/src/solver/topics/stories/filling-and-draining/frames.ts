import type { Frames } from "../../../stories/frames.ts";

const vessel = "(tank|pool|tub|bathtub|swimming pool|cistern|reservoir|barrel|sink|pond|basin|container)";
const the = `(it|(a|an|the|one|this|that|same|the same|the whole|the full|a full|an empty|the empty)( empty| full| whole)? ?${vessel})`;
const pipe =
  "(pipe a|pipe b|pipe 1|pipe 2|(one|a|the|another|an|the first|the second|the other|a second)( <_:word>)?( inlet| outlet| drain| fill| intake| hot water| cold water)? (pipe|hose|tap|faucet|pump|drain|valve|drainpipe)|another|the other|the second|the first|one|the drain|a drain|the outlet|the inlet|an outlet|an inlet)";
const leads = "(and |while |but |if |suppose )?";
const poolCh =
  "(空池|满池水?|水池|一池水|全池水?|整池水?|池水|空水池|满水池|水箱|空水箱|游泳池|满池的水|一满池水|池子)?";
const open = "(单独|单|只)?(开|打开|开放)?";
const takes = "(单独开|单独|,)*(需要?|要|用)?";

/** One pipe fills while another empties. */
export const fillingFrames: Frames = {
  "": [
    `(一个|某|一|有一个)?(水池|水箱|游泳池|蓄水池)(安?装?有|设有|上有)(甲、?,?乙)?(两|2|一个|1个)?(个|根|条)?(进水管|水管|管)?(和|、)?(一个|一根|一条|1个|1根)?(出水管|排水管|放水管)?`,
  ],
  fill: [
    `${leads}${pipe}( can| will| could)? fills? ${the}( with water)?( by itself| alone)? in <f>`,
    `${leads}it takes( ${pipe})? <f> (for ${pipe} )?to fill ${the}`,
    `${open}(甲|进水|注水)管?${takes}<f>(可以|能|可|就)?(将|把)?${poolCh}(注满|灌满|放满|充满|注满水|灌满水)${poolCh}`,
    `${open}(甲|进水|注水)管,?<f>(可以|能|可|就)?(将|把)?${poolCh}(注满|灌满|放满|充满|注满水|灌满水)${poolCh}`,
  ],
  drain: [
    `${leads}${pipe}( can| will| could)? (empty|empties|drain|drains)( out)? ${the}( by itself| alone)? in <e>`,
    `${leads}it takes( ${pipe})? <e> (for ${pipe} )?to (empty|drain) ${the}`,
    `${open}(乙|出水|排水|放水)管?${takes}<e>(可以|能|可|就)?(将|把)?${poolCh}(放完|排完|放空|排空|流完|排尽|放尽)${poolCh}`,
  ],
  ask: [
    `((if|when|with) )?(both|the 2|both pipes|both of them|they|the (pipes|2 pipes|drain and the faucet|faucet and the drain))( pipes| taps| valves)? ?(are |is )?(both )?(open|opened|turned on|left open|on|used|running|working)( together| at the same time| at once)?,? ?(then )?how (long|many <asked:unit>)( (will|does|would|do))?( it| they)?( take)?( be needed)?( to fill)?( ${the})?`,
    `how (long|many <asked:unit>) (will|does|would|do) (it|they)( take)? to fill ${the}( starting (from )?empty)? (if|when|with) (both|both pipes|the 2|they)( pipes| taps| valves)?( are| is)?( both)?( open| opened| turned on| left open| on| used| running)?( together| at the same time| at once)?`,
    `(如果|若|现在|当)?(池空时|空池时)?(甲、?,?乙)?(把)?(两管|2管|进水管和(出|排|放)水管|两个水管|两个?管)?(一起|同时|一齐|都)?(打开|开|开放|齐开),?(需要?|要|那么)?(多少|几)<asked:unit>(后)?(可以|能|才能|可)?(将|把)?${poolCh}(注满|灌满|放满|充满)${poolCh}`,
  ],
};
