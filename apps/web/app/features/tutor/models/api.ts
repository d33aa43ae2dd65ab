import { api, call } from "../../../api/client.ts";

const models = { type: "Desk", id: "tutor-models" } as const;
const caps = { type: "Desk", id: "tutor-caps" } as const;
const use = { type: "Desk", id: "tutor-use" } as const;

const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tutorModels: build.query({ ...call("GET /chatbot/models"), providesTags: [models] }),
    addModel: build.mutation({ ...call("POST /chatbot/models"), invalidatesTags: [models] }),
    changeModel: build.mutation({ ...call("PUT /chatbot/models/{id}"), invalidatesTags: [models] }),
    deleteModel: build.mutation({ ...call("DELETE /chatbot/models/{id}"), invalidatesTags: [models] }),
    // It costs something, and says how the model does.
    tryModel: build.mutation({ ...call("POST /chatbot/models/{id}/try"), invalidatesTags: [models, use] }),
    setModes: build.mutation({ ...call("PUT /chatbot/modes"), invalidatesTags: [models] }),
    tutorCaps: build.query({ ...call("GET /chatbot/limits"), providesTags: [caps] }),
    setCaps: build.mutation({ ...call("PUT /chatbot/limits"), invalidatesTags: [caps, use] }),
    chatStatistics: build.query({ ...call("GET /chatbot/stats"), providesTags: [use] }),
  }),
});

export const {
  useTutorModelsQuery,
  useAddModelMutation,
  useChangeModelMutation,
  useDeleteModelMutation,
  useTryModelMutation,
  useSetModesMutation,
  useTutorCapsQuery,
  useSetCapsMutation,
  useChatStatisticsQuery,
} = modelsApi;
