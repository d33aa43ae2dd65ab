export { type Answer, type Call, serveModel } from "./serve-model.ts";
